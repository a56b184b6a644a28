// For NODE_OPTIONS=--require: collects garbage whenever the process gets SIGUSR2.
const v8 = require('node:v8');
const { runInNewContext } = require('node:vm');

v8.setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
