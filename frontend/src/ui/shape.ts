/** Corner radii: inputs and buttons, cards and pictures, panels and maps, chips and pins. */
export const radius = { control: '12px', card: '20px', panel: '24px', pill: '999px' } as const;

/** Easing of all animations. */
export const easing = 'cubic-bezier(.2,0,0,1)';
