import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../../lib/i18n';
import { lazyDialog } from '../../../ui/lazy';
import { unfold } from '../../../ui/unfold';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { ItemTools } from './ItemTools';
import { ListRow } from './ListRow';
import type { NoteFormProps } from './NoteForm';
import type { ListItem, ListPlaces as Places } from './useListPlaces';

/** Number of places shown at first, and added by each press of "Show more". */
const STEP = 50;

// Loads lazily: only owners need the form, and rarely.
const NoteForm = lazyDialog<NoteFormProps>(async () => (await import('./NoteForm')).NoteForm);

interface Props extends Places {
  listId: string;
  /** True if the viewer can change the list. */
  isMine: boolean;
}

/** Places of a list in order, with numbers and notes. */
export function ListPlaces({ listId, isMine, items, move, remove }: Props) {
  const [most, setMost] = useState(STEP);
  const [noted, setNoted] = useState<string>();
  const [news, setNews] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string>(undefined);

  useLayoutEffect(() => {
    // A row that moves loses the focus, and a removed row takes the focus with it.
    if (focusNext.current === undefined) return;
    const target = document.getElementById(focusNext.current) ?? list.current;
    focusNext.current = undefined;
    if (document.activeElement !== target) target?.focus();
  }, [items, noted]);

  const moveTo = ({ place }: ListItem, from: number, to: number) => {
    focusNext.current = `${to < from ? 'up' : 'down'}-${place.id}`;
    setNews(t('lists.nameIsNowNumberTo', { name: place.name, to, total: items.length }));
    move(place.id, to);
  };
  const takeOut = (item: ListItem) => {
    focusNext.current = '';
    void remove(item);
  };
  const endNote = (placeId: string) => {
    focusNext.current = `note-${placeId}`;
    setNoted(undefined);
  };

  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {news}
      </Box>
      <Box component="ol" ref={list} tabIndex={-1} aria-label={t('lists.places')} sx={{ listStyle: 'none', m: 0, p: 0, outline: 'none' }}>
        {items.slice(0, most).map((item, index) => {
          const { place, note } = item;
          const isNoted = noted === place.id;
          return (
            <ListRow key={place.id} item={item} position={index + 1} isNoteHidden={isNoted}>
              {isMine && <NoteForm isOpen={isNoted} listId={listId} place={place} note={note} onClose={() => endNote(place.id)} />}
              {isMine && !isNoted && (
                <ItemTools
                  place={place}
                  hasNote={note !== null}
                  position={index + 1}
                  last={items.length}
                  onMove={(to) => moveTo(item, index + 1, to)}
                  onNote={() => setNoted(place.id)}
                  onRemove={() => takeOut(item)}
                />
              )}
            </ListRow>
          );
        })}
      </Box>
      {items.length > most && (
        <Button variant="outlined" color="inherit" onClick={() => unfold(list, () => setMost(most + STEP))} sx={{ mt: 3 }}>
          {t('lists.showMoreOf', { count: items.length })}
        </Button>
      )}
    </>
  );
}
