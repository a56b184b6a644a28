import { InvalidInput } from '../../core/errors/index.js';
import { brokenText } from '../../core/validation/index.js';
import { SETTING_GROUPS } from '../site/index.js';

/** Returns a text that a page can have. @throws InvalidInput for a longer one */
export function requirePageText(text: string): string {
  const broken = brokenText(text, SETTING_GROUPS.pages.pages.fields.text.rules);
  if (broken) throw new InvalidInput({ text: broken });
  return text;
}
