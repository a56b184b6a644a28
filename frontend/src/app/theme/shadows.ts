import type { Shadows } from '@mui/material/styles';

const s1 = '0 1px 2px rgba(30,27,46,.06)';
const s2 = '0 8px 28px -8px rgba(30,27,46,.18)';
const s3 = '0 24px 64px -16px rgba(10,8,30,.45)';

/** Three elevations: 1 for controls, 2 for floating elements, 3 and above for dialogs. */
export const shadows = ['none', s1, s2, ...Array.from({ length: 22 }, () => s3)] as Shadows;
