import MyLocationRounded from '@mui/icons-material/MyLocationRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type LocationProblem, locate, type OwnPosition } from '../../lib/browser';
import { t } from '../../lib/i18n';
import { formatDistance } from '../../lib/places';

/** Maximum age of a cached position (ms): the visitor can be on the way to the next place. */
const STILL_TRUE = 10_000;
/** Accuracy (m) from which the pin needs to be moved. */
const ROUGH = 200;

const PROBLEMS = {
  blocked: 'placeForm.locationIsBlocked',
  unknown: 'placeForm.locationIsUnknown',
  late: 'placeForm.locationTookTooLong',
  insecure: 'placeForm.locationNeedsHttps',
} as const satisfies Record<LocationProblem, string>;

const wordsOf = ({ accuracy }: OwnPosition): string =>
  accuracy > ROUGH ? t('placeForm.yourPositionIsRough', { distance: formatDistance(accuracy) }) : t('placeForm.thePinIsAtYourPosition');

interface Props {
  /** Position that the pin has now, if it is the visitor's. */
  own: OwnPosition | undefined;
  onFound: (own: OwnPosition) => void;
}

/** Button that sets the pin at the visitor's position, with a sentence about the result. The browser is asked only when it is pressed. */
export function OwnPositionButton({ own, onFound }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<LocationProblem>();

  async function find() {
    setAsking(true);
    setProblem(undefined);
    const found = await locate({ maximumAge: STILL_TRUE, isPrecise: true });
    setAsking(false);
    if (typeof found === 'object') onFound(found);
    else setProblem(found);
  }

  const words = isAsking ? t('placeForm.lookingForYourPosition') : own && wordsOf(own);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 1.5 }}>
      {/* Not disabled while it asks, so that it keeps the focus. */}
      <Button variant="outlined" startIcon={<MyLocationRounded aria-hidden />} aria-busy={isAsking} onClick={() => isAsking || void find()}>
        {t('placeForm.useMyPosition')}
      </Button>
      <Box role="status" sx={{ typography: 'body2', color: problem ? 'error.main' : 'text.secondary', flex: '1 1 240px' }}>
        {problem ? t(PROBLEMS[problem]) : words}
      </Box>
    </Box>
  );
}
