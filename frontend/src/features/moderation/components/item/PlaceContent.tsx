import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { placeFields } from '../../../../graphql/placeFields.generated';
import { categoryNames, t } from '../../../../lib/i18n';
import { altOf } from '../../../../lib/photos';
import { cellOf } from '../../../../lib/places';
import { Fact } from '../../../../ui/facts';
import { Map } from '../../../../ui/Map';
import { Picture } from '../../../../ui/Picture';
import { radius } from '../../../../ui/shape';
import type { BaseMap } from '../../../../ui/map';
import { detailLabel, detailText, languageLabel, PLACE_FIELDS, type PlaceField } from '../../../../widgets/place-form';
import type { PlaceContent_PlaceFragment } from './PlaceContent.generated';
import { PlacesNearby } from './PlacesNearby';

interface Props {
  place: PlaceContent_PlaceFragment;
  base: BaseMap | undefined;
}

/** Returns a text as people read it: a website as a link. */
const shown = (field: PlaceField, text: string | null) =>
  text && placeFields[field].editor === 'url' ? (
    <Link href={text} target="_blank" rel="noopener noreferrer nofollow" sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{text}</bdi>
    </Link>
  ) : (
    detailText(field, text)
  );

/** Suggested place with all of its data, and existing places nearby. */
export function PlaceContent({ place, base }: Props) {
  const { id, name, description, city, coordinates, images } = place;
  const markers = useMemo(() => (coordinates ? [{ id, position: coordinates, label: name, popup: name }] : []), [id, name, coordinates]);
  const facts = [
    [detailLabel('category'), categoryNames(place)],
    [t('moderation.city'), city && [city.name, city.state].filter(Boolean).join(', ')],
    ...PLACE_FIELDS.filter((field) => !placeFields[field].isRequired).map((field) => [detailLabel(field), shown(field, place[field])] as const),
    [t('moderation.location'), coordinates && `${coordinates.latitude.toFixed(6)}, ${coordinates.longitude.toFixed(6)}`],
    ...place.attributes.map((attribute) => [attribute.name, cellOf(attribute)] as const),
    ...(['names', 'descriptions'] as const).flatMap((part) =>
      place[part].map(({ language, text }) => [languageLabel(`${part}.${language}`) ?? language, text] as const),
    ),
  ] as const;
  const photos = images.filter(({ isIllustration }) => !isIllustration);
  return (
    <>
      <Typography sx={{ maxWidth: '68ch', whiteSpace: 'pre-line' }}>
        <bdi>{description}</bdi>
      </Typography>
      {photos.length > 0 && (
        <Box component="ul" aria-label={t('moderation.photosOfThePlace')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {photos.map(({ url, thumbHash, ...image }) => (
            <Box key={url} component="li" sx={{ width: 160, borderRadius: radius.control, overflow: 'hidden' }}>
              <Picture src={url} alt={altOf(image)} thumbHash={thumbHash} placeholder="" />
            </Box>
          ))}
        </Box>
      )}
      <Box component="dl" sx={{ m: 0 }}>
        {facts.map(
          ([term, value], n) =>
            value && (
              <Fact key={`${term} ${n}`} term={term}>
                <bdi>{value}</bdi>
              </Fact>
            ),
        )}
      </Box>
      {coordinates && base && <Map center={coordinates} zoom={16} height={300} markers={markers} base={base} label={t('moderation.mapOfName', { name })} />}
      {coordinates && city && <PlacesNearby placeId={id} cityId={city.id} name={name} coordinates={coordinates} />}
    </>
  );
}
