import { html } from '../../lib/page';

/** Logo as SVG; the page's style sheet sets the colors of its two paths. */
export const LOGO = html`<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 1.5A10.5 10.5 0 0 0 5.5 12C5.5 19.5 16 30.5 16 30.5S26.5 19.5 26.5 12A10.5 10.5 0 0 0 16 1.5z"/><path d="M9.5 16.5v-4h3V9h2.5V6.5h2V9H19v5h1.5v-2.5h2v5z"/></svg>`;
