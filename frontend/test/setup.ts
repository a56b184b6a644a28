import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// jsdom has no timings: no page was opened here.
performance.getEntriesByType = () => [];
performance.mark = (name) => ({ name }) as PerformanceMark;

// Busy machines take their time.
configure({ asyncUtilTimeout: 8000 });
