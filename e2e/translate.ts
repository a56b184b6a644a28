import type { Page } from 'playwright-core';

/** Changes a page as Chrome's translation does: each text is replaced by two nested elements. The translation is the text in upper case. */
export const translate = (tab: Page): Promise<void> =>
  tab.evaluate((standIn: string) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('svg, script, style, template, textarea, font, [translate=no], .notranslate')) continue;
      const [outer, inner] = [document.createElement(standIn), document.createElement(standIn)];
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
  }, 'font');
