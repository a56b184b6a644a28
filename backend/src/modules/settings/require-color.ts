import { InvalidInput } from '../../core/errors/index.js';

/** Returns a color as `#RRGGBB`. @throws InvalidInput for another text */
export function requireColor(text: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(text)) throw new InvalidInput({ color: 'settings.notColor' });
  return text.toUpperCase();
}
