import type { PopupEvent } from 'leaflet';
import { useEffect } from 'react';
import { useMapEvents, ZoomControl } from 'react-leaflet';
import { t } from '../../lib/i18n';

/** Leaflet itself has no other way to say what the button of a popup is for. */
const nameCloseButton = ({ popup }: PopupEvent): void =>
  popup.getElement()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', t('ui.closePopup'));

/** What Leaflet lets one set only on the finished map: its name, the words of its buttons, and no advertisement of its own. */
export function Dressing({ label }: { label: string }) {
  const map = useMapEvents({ popupopen: nameCloseButton });
  useEffect(() => {
    map.attributionControl.setPrefix(false);
    map.getContainer().setAttribute('role', 'region');
    map.getContainer().setAttribute('aria-label', label);
  }, [map, label]);
  return <ZoomControl zoomInTitle={t('ui.zoomIn')} zoomOutTitle={t('ui.zoomOut')} />;
}
