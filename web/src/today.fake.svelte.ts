import { thisDay } from './today.svelte';

/** Tells each day as a component would see it; what it gives ends that. */
export function followed(tell: (day: string) => void): () => void {
  return $effect.root(() => {
    const day = $derived(thisDay());
    $effect(() => tell(day));
  });
}
