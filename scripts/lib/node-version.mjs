/** The oldest supported version, as in the `engines` of package.json. */
const OLDEST = [20, 19, 0];

/** Exits with one clear sentence if this Node is too old. */
export function requireNode() {
  const running = process.versions.node.split('.').map(Number);
  for (let part = 0; part < OLDEST.length; part += 1) {
    if (running[part] > OLDEST[part]) return;
    if (running[part] < OLDEST[part]) {
      console.error(
        `Cork & Petal needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}.`,
      );
      process.exit(1);
    }
  }
}
