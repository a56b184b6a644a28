import type { SiteSettings } from '../../site/index.js';
import { Vocabulary } from './vocabulary.js';

type Definitions = Pick<SiteSettings, 'categories' | 'attributes' | 'searchTerms'>;

/**
 * Returns a function that returns the vocabulary of the current definitions. After a change of them, the new one is built in portions, between which the
 * process answers other requests; a search that comes earlier completes it.
 */
export function createVocabulary(settings: Definitions & { onChange: (follower: () => void) => void }): () => Vocabulary {
  let text = '';
  let vocabulary: Vocabulary | undefined;
  let building: Generator<void, Vocabulary> | undefined;
  const goOn = (): Vocabulary | undefined => {
    const next = building?.next();
    if (!next?.done) return undefined;
    building = undefined;
    vocabulary = next.value;
    return vocabulary;
  };
  const inPortions = () => {
    if (building && !goOn()) setImmediate(inPortions).unref();
  };
  const begin = () => {
    const { categories, attributes, searchTerms } = settings;
    // Other settings and the tags of places change more often.
    const current = JSON.stringify([categories.all, attributes.visible(false), searchTerms]);
    if (current === text) return;
    text = current;
    const isRunning = building !== undefined;
    building = Vocabulary.building({ categories, attributes, searchTerms });
    if (!isRunning) setImmediate(inPortions).unref();
  };
  settings.onChange(begin);
  begin();
  return () => {
    while (building) goOn();
    return vocabulary as Vocabulary;
  };
}
