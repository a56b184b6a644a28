import { locale } from './locale';

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a number of bytes with a unit: 1.5 GB. */
export function formatBytes(bytes: number): string {
  const step = Math.min(SIZES.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const fraction = step === 0 ? 0 : 1;
  const digits = { minimumFractionDigits: fraction, maximumFractionDigits: fraction };
  // The short form of byte has no plural: “708 byte”.
  const unitDisplay = step === 0 ? 'long' : 'short';
  return new Intl.NumberFormat(locale, { style: 'unit', unit: SIZES[step], unitDisplay, ...digits }).format(bytes / 1000 ** step);
}
