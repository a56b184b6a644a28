import type { SettingValues } from '../../../widgets/settings';

type Condition = (values: SettingValues) => boolean;

const hasTiles: Condition = ({ source }) => source === 'tiles';

/** Conditions of settings that matter only with some values of others, by the path of their texts. */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  'map.tileUrl': hasTiles,
  'map.tileAttribution': hasTiles,
  'map.borders': ({ source }) => source !== 'none',
};

/** Returns whether the form shows a setting. @param path path of its texts @param values all values of the form */
export const isShown = (path: string, values: SettingValues): boolean => CONDITIONS[path]?.(values) ?? true;
