import { specialsOf } from './describe.js';
import type { SamplePerson } from './people.js';
import type { DatedPlace } from './places.js';
import type { Random } from './random.js';
import { agree, entriesOf, fill, sentencesOf, type Subject } from './sentences.js';
import { isRealBusiness, stockOf, traitsOf } from './traits.js';
import { reviewFrame, type Band, type ReviewStock } from './vocabulary/reviews/index.js';

/** Role of a sentence in a review: opening, praise, fair, quibble, complaint (X), closing. */
type Step = 'O' | 'P' | 'F' | 'Q' | 'X' | 'C';

/** Sequences of steps by stars and then by length, one to five sentences. */
const SHAPES: Readonly<Record<number, readonly (readonly string[])[]>> = {
  5: [['P', 'P', 'C'], ['PC', 'PP', 'OP'], ['OPC', 'PPC', 'OPP'], ['OPPC', 'PPPC'], ['OPPPC']],
  4: [['F', 'P'], ['FP', 'PC', 'FC', 'PQ'], ['OFP', 'FQC', 'PFC', 'OPC'], ['OPFC', 'OPQC', 'PFQC'], ['OPFQC']],
  3: [['C', 'Q'], ['FQ', 'QC', 'FC'], ['OFQ', 'FQC', 'QFC'], ['OFQC', 'OQFC'], ['OFQQC']],
  2: [['X'], ['XC', 'QX'], ['XQC', 'OXC'], ['OXQC'], ['OXQXC']],
  1: [['X'], ['XC', 'XX'], ['XXC', 'OXC'], ['OXXC'], ['OXXXC']],
};
const SUBSTANCE: readonly Step[] = ['P', 'F', 'Q', 'X', 'C'];
/** Steps tried when no unused sentence is left for any step of the sequence. */
const LAST_RESORT: Readonly<Record<Band, readonly Step[]>> = {
  great: ['P', 'C', 'F'],
  good: ['F', 'P', 'C'],
  mixed: ['C', 'Q', 'F'],
  poor: ['X', 'C', 'Q'],
};
const LENGTHS = [2, 4.4, 4, 2, 0.8];
/** Number of an author's last sentences that the next review must not repeat; more than a single review has. */
const LITTLE = 8;
const UNTITLED = 0.18;

export interface Words {
  title: string | null;
  comment: string;
}

interface Memory {
  sentences: Set<string>;
  entries: Set<string>;
}

const emptyMemory = (): Memory => ({ sentences: new Set(), entries: new Set() });

function bandOf(rating: number): Band {
  if (rating >= 5) return 'great';
  if (rating === 4) return 'good';
  return rating === 3 ? 'mixed' : 'poor';
}

/**
 * Returns a function that writes reviews in chronological order.
 * It avoids sentences already used for the place, in recent reviews of the author, or in the last reviews of all authors.
 */
export function createWriter(random: Random): (place: DatedPlace, author: SamplePerson, rating: number) => Words {
  const ofPlace = new Map<string, Memory>();
  const ofAuthor = new Map<string, string[]>();
  const latest: string[] = [];

  const poolOf = (step: Step, band: Band, stock: ReviewStock, place: DatedPlace): readonly string[] => {
    const frame = reviewFrame(place.category, stock);
    if (step === 'O') return frame?.openings ?? [];
    if (step === 'C') return frame?.closings[band] ?? [];
    return { P: stock.praise, F: stock.fair, Q: stock.quibble, X: stock.complaint }[step];
  };

  return (place, author, rating) => {
    const stock = stockOf(place);
    const band = bandOf(rating);
    const traits = traitsOf(place);
    const subject: Subject = { place: place.name, city: place.city.name, specials: specialsOf(place.category, place.kind) };
    const memory = ofPlace.get(place.id) ?? emptyMemory();
    ofPlace.set(place.id, memory);
    const habits = ofAuthor.get(author.id) ?? [];
    ofAuthor.set(author.id, habits);
    const written: string[] = [];

    const isNew = (sentence: string): boolean => sentencesOf(sentence).every((part) => !memory.sentences.has(part));
    const say = (step: Step): boolean => {
      const stale = new Set([...latest, ...habits.slice(-LITTLE)]);
      const entries = entriesOf(poolOf(step, band, stock, place)).filter(({ text, isFit }) => isFit(traits) && !stale.has(text));
      const fitting = random.shuffle(entries);
      const unsaid = fitting.filter(({ text }) => !memory.entries.has(text));
      const others = written.length === 0 ? fitting : [];
      for (const { text } of [...unsaid.filter(({ text }) => !habits.includes(text)), ...unsaid, ...others]) {
        const sentence = fill(text, subject, random);
        if (sentence === undefined || !isNew(sentence) || !written.every((other) => agree(other, sentence))) continue;
        written.push(sentence);
        memory.entries.add(text);
        for (const part of sentencesOf(sentence)) memory.sentences.add(part);
        habits.push(text);
        latest.push(text);
        return true;
      }
      return false;
    };

    const habit = (index: number): number => (author.wordiness > 0.5 ? 0.6 + index * 0.3 : 1.6 - index * 0.28);
    const length = random.weighted([0, 1, 2, 3, 4], (index) => (LENGTHS[index] ?? 0) * habit(index)) ?? 1;
    const shape = random.pick(SHAPES[rating]?.[length] ?? ['P']);
    const said = new Set<Step>();
    for (const step of shape as Iterable<Step>) {
      // A four-star review must not consist of its complaint only.
      if (rating === 4 && step === 'Q' && (isRealBusiness(place) || !(said.has('P') || said.has('F')))) continue;
      if (say(step)) said.add(step);
    }
    // An opening alone is no review: add a sentence about the place.
    for (const step of LAST_RESORT[band]) if (!SUBSTANCE.some((part) => said.has(part)) && say(step)) said.add(step);
    habits.splice(0, habits.length - LITTLE * 4);
    latest.splice(0, latest.length - LITTLE * 3);

    return { title: random.chance(UNTITLED) ? null : titleFor(stock.titles[band], subject, memory), comment: written.join(' ') };
  };

  function titleFor(titles: readonly string[], subject: Subject, memory: Memory): string | null {
    for (const text of random.shuffle(titles)) {
      const title = fill(text, subject, random);
      if (title === undefined || memory.sentences.has(`# ${title}`)) continue;
      memory.sentences.add(`# ${title}`);
      return title;
    }
    return null;
  }
}
