import { useNavigate } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths, type PlacesParams } from '../../../lib/address';
import { currentSite } from '../../../lib/currentSite';
import { readPlaces } from '../../../lib/places';
import { useTypedText } from '../../../lib/browser';
import { type Choice, SearchBox } from '../../../widgets/search';
import type { FilterProps } from '../../../widgets/places';

/** Returns the filters of a suggestion. The others of the list stay. */
function filtersOf(choice: Exclude<Choice, { kind: 'place' }>): Partial<PlacesParams> {
  if (choice.kind === 'city') return { city: choice.id };
  if (choice.kind === 'category') return { category: choice.category };
  const { params } = readPlaces(new URLSearchParams(choice.query), currentSite());
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
}

/** Search field of the places screen: filters the list while the visitor types, and applies the chosen suggestion. */
export function PlacesSearch({ params, change }: Pick<FilterProps, 'params' | 'change'>) {
  const navigate = useNavigate();
  const { text, setText, send, settle } = useTypedText(params.search ?? '', (search) => change({ search: search || undefined }, { typing: true }));

  const choose = (choice: Choice) => {
    settle(choice.kind === 'place' ? text : '');
    if (choice.kind === 'place') void navigate(paths.place(choice.id));
    else change({ search: undefined, ...filtersOf(choice) });
  };
  const show = (search: string) => {
    setText(search);
    send(search);
  };

  return (
    <SearchBox
      label={t('places.search')}
      placeholder={t('places.searchPlacesAreas')}
      text={text}
      onText={setText}
      onSearch={show}
      onChoose={choose}
      onClear={() => show('')}
    />
  );
}
