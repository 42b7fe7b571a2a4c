/** Copying a text that stands in a field; outside a secure context (a table on the LAN over http) there is no clipboard. */

/** True where it was copied; false leaves the text selected, ready to be copied by hand. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return copiedByHand(field);
  }
}

/** The same for a text that stands nowhere: a field is lent for the moment. */
export async function copy(text: string): Promise<boolean> {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.className = 'visually-hidden';
  // Beside what has the focus: a dialog holds everything outside it still.
  (document.activeElement?.closest('dialog') ?? document.body).append(field);
  const focused = document.activeElement;
  const done = await copyFrom(field);
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

function copiedByHand(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  field.focus();
  field.select();
  field.setSelectionRange(0, field.value.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
