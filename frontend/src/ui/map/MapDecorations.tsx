import type { PopupEvent } from 'leaflet';
import { useEffect } from 'react';
import { useMapEvents, ZoomControl } from 'react-leaflet';
import { t } from '../../lib/i18n';

/** Leaflet has no option for the label of a popup's close button. */
const nameCloseButton = ({ popup }: PopupEvent): void =>
  popup.getElement()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', t('ui.closePopup'));

interface Props {
  label: string;
  /** `application` for a map that handles more keys than those of Leaflet: screen readers then pass all keys. */
  role?: 'region' | 'application';
}

/** Applies settings that need the created map: accessible name, translated controls, no Leaflet link in the attribution. */
export function MapDecorations({ label, role = 'region' }: Props) {
  const map = useMapEvents({ popupopen: nameCloseButton });
  useEffect(() => {
    map.attributionControl.setPrefix(false);
    map.getContainer().setAttribute('role', role);
    map.getContainer().setAttribute('aria-label', label);
  }, [map, label, role]);
  return <ZoomControl zoomInTitle={t('ui.zoomIn')} zoomOutTitle={t('ui.zoomOut')} />;
}
