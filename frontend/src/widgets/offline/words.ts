import { locale, t } from '../../lib/i18n';
import type { KeptState } from '../../lib/kept';

/** Returns the explanation why a city could not be kept or updated. */
export function keepProblem({ problem, city }: Extract<KeptState, { is: 'failed' }>, name: string): string {
  if (problem === 'full') return city?.isWhole ? t('offline.fullNotUpdated', { name }) : t('offline.full', { name });
  if (problem === 'connection') return t('offline.connection');
  return problem === 'gone' ? t('offline.gone', { name }) : t('offline.server', { name });
}

/** Formats a fraction from 0 to 1 as a percentage. */
export const percent = (share: number): string => new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
