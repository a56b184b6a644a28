import { type EnvReader, oneOf, trueFalse, webAddress } from './reader.js';

/** How spans leave for a collector. */
export interface TracingSettings {
  readonly protocol: 'http/protobuf' | 'http/json';
}

/**
 * OpenTelemetry's own variables, as far as they say whether and how; its libraries read the others, and the address, themselves.
 * @returns undefined where no spans are to be collected
 */
export function readTracing(read: EnvReader): TracingSettings | undefined {
  const isDisabled = read.get('OTEL_SDK_DISABLED', trueFalse, false);
  const exporter = read.optional('OTEL_TRACES_EXPORTER', oneOf('otlp', 'none'));
  const endpoints = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].map((name) => read.optional(name, webAddress));
  const protocol = read.get('OTEL_EXPORTER_OTLP_PROTOCOL', oneOf('http/protobuf', 'http/json'), 'http/protobuf');
  const isOn = exporter ? exporter === 'otlp' : endpoints.some(Boolean);
  return isOn && !isDisabled ? { protocol } : undefined;
}
