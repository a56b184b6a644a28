export { cityNamed } from './export-selection.js';
export { ExportService } from './export.service.js';
