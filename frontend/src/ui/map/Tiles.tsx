import { useEffect, useMemo, useState } from 'react';
import { TileLayer } from 'react-leaflet';

interface Props {
  tiles: { url: string; attribution: string };
  /** Told whether there are map pictures to look at. */
  onAvailable: (available: boolean) => void;
}

/**
 * The pictures of a map. Says when none can be loaded, and tries again when the browser comes back
 * online.
 */
export function Tiles({ tiles, onAvailable }: Props) {
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const again = () => setAttempt((n) => n + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  const eventHandlers = useMemo(() => {
    let loaded = 0;
    return {
      tileload: () => {
        loaded += 1;
        if (loaded === 1) onAvailable(true);
      },
      tileerror: () => {
        if (loaded === 0) onAvailable(false);
      },
    };
  }, [onAvailable]);

  return (
    <TileLayer
      key={attempt}
      url={tiles.url}
      attribution={tiles.attribution}
      maxZoom={19}
      // tile servers ask for the name of the site that shows their pictures
      referrerPolicy="strict-origin-when-cross-origin"
      eventHandlers={eventHandlers}
    />
  );
}
