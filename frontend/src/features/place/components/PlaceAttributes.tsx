import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '../../../lib/i18n';
import { ATTRIBUTE_SECTIONS, valueOf, wordsOf } from '../../../lib/places';
import { PathIcon } from '../../../ui/facts';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import type { PlaceAttributes_PlaceFragment } from './PlaceAttributes.generated';
import { PlaceSection } from './PlaceSection';

type Attribute = PlaceAttributes_PlaceFragment['attributes'][number];

/** Returns the attribute in words: a tick instead of "yes", which screen readers say, and a link instead of an address. */
function wordsIn(attribute: Attribute): ReactNode {
  const { name, kind, values } = attribute;
  if (kind === 'link') {
    return (
      <Link href={values[0]?.key} target="_blank" rel="noopener noreferrer" sx={{ fontWeight: 600, display: 'inline-block', py: 1 }}>
        <bdi>{name}</bdi>
      </Link>
    );
  }
  if (kind !== 'yes-no' || values[0]?.key !== 'yes') return <bdi>{wordsOf(attribute)}</bdi>;
  return (
    <>
      <bdi>{name}</bdi>
      <CheckRounded aria-hidden fontSize="small" sx={{ color: 'success.main', ml: 0.75, verticalAlign: 'text-bottom' }} />
      <Box component="span" sx={visuallyHidden}>
        {`: ${valueOf(attribute)}`}
      </Box>
    </>
  );
}

function Row({ attribute }: { attribute: Attribute }) {
  const isMissing = attribute.kind === 'yes-no' && attribute.values[0]?.key === 'no';
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 36, color: isMissing ? 'text.secondary' : undefined }}>
      <PathIcon path={attribute.iconPath} fontSize="small" sx={{ color: 'text.secondary', flexShrink: 0 }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {wordsIn(attribute)}
        {attribute.isInternal && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('attributes.onlyModerators')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** Section with the attributes of a place, by topic. Renders nothing for a place without attributes. */
export function PlaceAttributes({ place: { attributes } }: { place: PlaceAttributes_PlaceFragment }) {
  if (attributes.length === 0) return null;
  return (
    <PlaceSection id="good-to-know" title={t('attributes.goodToKnow')}>
      <Box sx={{ columns: { sm: 2 }, columnGap: 4, mb: -3 }}>
        {ATTRIBUTE_SECTIONS.map((section) => {
          const shown = attributes.filter((attribute) => attribute.section === section);
          return (
            shown.length > 0 && (
              <Box key={section} sx={{ breakInside: 'avoid', pb: 3 }}>
                <Typography variant="subtitle1" component="h3" sx={{ mb: 0.5 }}>
                  {t(`attributes.${section}`)}
                </Typography>
                <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  {shown.map((attribute) => (
                    <Row key={attribute.key} attribute={attribute} />
                  ))}
                </Box>
              </Box>
            )
          );
        })}
      </Box>
    </PlaceSection>
  );
}
