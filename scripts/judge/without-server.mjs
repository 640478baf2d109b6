// Loaded before a suite by NODE_OPTIONS: nothing answers on HIDDEN_PORT, as if no server ran. Whichever tests
// fail then are the ones that need the server.
import { Socket } from 'node:net';

const connect = Socket.prototype.connect;
Socket.prototype.connect = function connectElsewhere(...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given;
  if (String(options?.port) !== process.env.HIDDEN_PORT) return connect.apply(this, given);
  const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  queueMicrotask(() => this.destroy(error));
  return this;
};
