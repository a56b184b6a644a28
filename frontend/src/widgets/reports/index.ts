export { ReportDialog } from './ReportDialog';
export { REASONS } from './reasons';
export { ReportPlaceButton } from './ReportPlaceButton';
