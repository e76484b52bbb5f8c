import { mount } from 'svelte';
import './art/theme.css';
import './app.css';
import App from './App.svelte';
import { startRouting } from './app/router.svelte.ts';
import { useSettings } from './app/settings.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');

startRouting();
await useSettings();
mount(App, { target });
