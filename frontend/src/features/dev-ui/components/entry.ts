import type { ComponentType } from 'react';

/** A component of `ui/` with its states: a label, and a component that renders the state. */
export interface Entry {
  /** Name of the component, as `ui/` exports it. */
  name: string;
  states: Readonly<Record<string, ComponentType>>;
  /** True: each state has the whole width. */
  isWide?: boolean;
}

export const LONG_NAME = 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu viewpoint';
export const LONG_TEXT =
  'A quiet courtyard behind the old post office, with a fountain, four orange trees and a small library that lends books to everyone who asks. ' +
  'On Saturdays a market sells bread, cheese and flowers. The last tram leaves at half past eleven, and the night bus stops at the same corner. ' +
  'Bring a jacket in winter: the benches are in the shade from noon, and the wind comes down the street from the harbor.';
export const ARABIC_NAME = 'مقهى الفيشاوي';
