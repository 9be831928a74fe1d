/** The HEALTHCHECK of both images, which contain no shell: exits with 0 if the server in this container answers. */
const { OPS_PORT, PORT } = process.env;
const answer = await fetch(`http://127.0.0.1:${OPS_PORT || PORT || 4600}/healthz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
