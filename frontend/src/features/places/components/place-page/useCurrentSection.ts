import { useEffect, useState } from 'react';
import type { SectionId } from './anchors';

/** A section is current once its top is above this line, in pixels from the top of the window. */
const LINE = 200;

function sectionAt(ids: readonly SectionId[]): SectionId | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2) return ids.at(-1);
  return ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= LINE) ?? ids[0];
}

/**
 * The section that is being read, by how far the page is scrolled; at its end always the last one.
 * @param key the ids of the sections, joined by blanks
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
