const COLLECTIONS = 3;
const SETTLE_MS = 150;
const DETACHED = 2;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function snapshotOf(session) {
  const chunks = [];
  const collect = ({ chunk }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return JSON.parse(chunks.join(''));
}

/** Bytes by kind of node, and the DOM nodes that only scripts hold. */
function summaryOf({ snapshot, nodes }) {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, detachedness] = ['type', 'self_size', 'detachedness'].map((name) =>
    fields.indexOf(name),
  );
  const bytes = {};
  let detached = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type]];
    bytes[kind] = (bytes[kind] ?? 0) + nodes[at + size];
    if (nodes[at + detachedness] === DETACHED) detached += 1;
  }
  return { bytes, detached };
}

/**
 * What a page holds once garbage is collected. Code is apart: V8 compiles more of it the longer a page is used.
 * @param {import('@playwright/test').CDPSession} session
 */
export async function heapOf(session) {
  for (let count = 0; count < COLLECTIONS; count += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await wait(SETTLE_MS);
  }
  const { bytes, detached } = summaryOf(await snapshotOf(session));
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { code = 0, ...data } = bytes;
  const sum = Object.values(data).reduce((total, each) => total + each, 0);
  return { data: sum, code, nodes, detached, listeners: jsEventListeners };
}
