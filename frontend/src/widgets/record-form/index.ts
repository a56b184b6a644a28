export { CityForm } from './CityForm';
export { PlaceForm } from './PlaceForm';
export { RecordFailed, RecordNotFound } from './RecordStates';
export { SwitchField } from './SwitchField';
export { cityInputOf, type CityValues } from './cityForm';
export { aConsole, aPlace } from './forms.fixture';
export type { PlaceValues } from './placeForm';
export { previewImages } from './preview';
