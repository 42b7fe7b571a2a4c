import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import './tokens.css';
import './house.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './preferences.svelte';
import { load } from './text/fluent';

await load(preferences.language);
mount(App, { target: document.getElementById('app')! });
