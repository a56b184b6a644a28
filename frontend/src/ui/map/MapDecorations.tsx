import type { PopupEvent } from 'leaflet';
import { useEffect } from 'react';
import { useMapEvents, ZoomControl } from 'react-leaflet';
import { t } from '../../lib/i18n';

/** Leaflet has no option for the label of a popup's close button. */
const nameCloseButton = ({ popup }: PopupEvent): void =>
  popup.getElement()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', t('ui.closePopup'));

/** Applies settings that need the created map: accessible name, translated controls, no Leaflet link in the attribution. */
export function MapDecorations({ label }: { label: string }) {
  const map = useMapEvents({ popupopen: nameCloseButton });
  useEffect(() => {
    map.attributionControl.setPrefix(false);
    map.getContainer().setAttribute('role', 'region');
    map.getContainer().setAttribute('aria-label', label);
  }, [map, label]);
  return <ZoomControl zoomInTitle={t('ui.zoomIn')} zoomOutTitle={t('ui.zoomOut')} />;
}
