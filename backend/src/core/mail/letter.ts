/** A short message in parts, in plain words; the parts are escaped where they become HTML. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** What to do, at most one thing. */
  button?: { label: string; url: string };
  /** Small print after the button. */
  closing?: readonly string[];
}

/** A letter as a mail's text and HTML. */
export function writeLetter({ subject, greeting, paragraphs, button, closing = [] }: Letter, publicUrl: string): { subject: string; text: string; html: string } {
  const text = [greeting, ...paragraphs, ...(button ? [`${button.label}:\n${button.url}`] : []), ...closing, `CityPins, ${publicUrl}`].join('\n\n');
  return { subject, text, html: `<pre>${text}</pre>` };
}
