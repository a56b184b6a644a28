import { useEffect, useState } from 'react';
import type { SectionId } from './anchors';

/** Distance from the top of the window (px); a section whose top is above it is current. */
const LINE = 200;

function sectionAt(ids: readonly SectionId[]): SectionId | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2) return ids.at(-1);
  return ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= LINE) ?? ids[0];
}

/**
 * Returns the id of the section that the visitor reads, computed from the scroll position. At the end of the page it is the last section.
 * @param key section ids, joined by spaces
 */
export function useCurrentSection(key: string): SectionId | undefined {
  const [current, setCurrent] = useState<SectionId>();

  useEffect(() => {
    const ids = key.split(' ') as SectionId[];
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionAt(ids)));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [key]);

  return current;
}
