import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef } from 'react';
import { formatDistance, metresBetween } from '../../../lib/places';
import type { Point } from '../../../lib/address';
import { type IdStore, useIsCurrent } from '../../../ui/map';
import { radius } from '../../../ui/shape';
import { PlaceCard } from '../../../widgets/places';
import type { PlaceCard_PlaceFragment } from '../../../widgets/places/PlaceCard.generated';

const Item = styled('li')(({ theme }) => ({
  borderRadius: radius.card,
  '&[aria-current]': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 6 },
}));

interface Props {
  place: PlaceCard_PlaceFragment;
  eager: boolean;
  /** Point that distances are measured from. */
  near: Point | undefined;
  /** Id of the place under the pointer or focus. */
  lit: IdStore;
  /** Id of the place whose pin was pressed last. */
  selected: IdStore;
}

/** List item beside the map. Pointing at it highlights its pin; pressing its pin scrolls it into view. */
export const PlaceItem = memo(function PlaceItem({ place, eager, near, lit, selected }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const { id, coordinates } = place;
  const isSelected = useIsCurrent(selected, id);
  const distance = near && coordinates ? formatDistance(metresBetween(near, coordinates)) : undefined;
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const lightUp = () => lit.set(id);
  const goOut = () => lit.set(undefined);

  return (
    <Item ref={item} aria-current={isSelected || undefined} onPointerEnter={lightUp} onPointerLeave={goOut} onFocus={lightUp} onBlur={goOut}>
      <PlaceCard place={place} eager={eager} distance={distance} />
    </Item>
  );
});
