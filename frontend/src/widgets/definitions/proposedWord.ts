import { useEffect, useEffectEvent, useRef } from 'react';
import { folded, language } from '../../lib/i18n';
import { type SettingForm, valueAt } from '../setting-fields';
import type { LocalizedValue } from '../settings';

/** Returns the name that suggests a word, without accents and in lowercase. */
const firstName = (names: LocalizedValue): string => folded(names.en ?? names[language.code] ?? Object.values(names)[0] ?? '');

/** Returns the word that a name suggests: wine bar becomes wine-bar. Empty for names without Latin letters. */
const wordFrom = (name: string, separator: string): string =>
  name
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(separator);

interface Options {
  /** Paths of the names and of the word in the form. */
  names: string;
  word: string;
  separator: '-' | '_';
  /** Whether each text is a list of names, separated by commas. The first one suggests the word. */
  isList?: boolean;
  /** Whether the word can still change. */
  isNew: boolean;
}

/** Fills a word, such as a slug, from the names, until somebody writes another one. */
export function useProposedWord(form: SettingForm, { names: namesPath, word, separator, isList = false, isNew }: Options): void {
  const last = useRef('');
  const names = valueAt(form, namesPath) as LocalizedValue;
  const propose = useEffectEvent(() => {
    if (!isNew || valueAt(form, word) !== last.current) return;
    const name = firstName(names);
    last.current = wordFrom(isList ? name.replace(/[,\u060c].*/s, '') : name, separator);
    if (valueAt(form, word) !== last.current) void form.setFieldValue(word, last.current);
  });
  useEffect(() => propose(), [names]);
}
