import { createRequire } from 'node:module';

/** `zipcodes/100.json`: the cities of the zipcodes that begin with 100 (X-181, EXT-02). */
function shards() {
  const { codes } = createRequire(import.meta.url)('zipcodes');
  const files = new Map();
  for (const { zip, city, state, country } of Object.values(codes)) {
    if (country !== 'US') continue;
    const file = `zipcodes/${zip.slice(0, 3)}.json`;
    files.set(file, { ...files.get(file), [zip]: [city, state] });
  }
  return files;
}

/** Adds the zip-to-city list to the build, in shards that address forms fetch as needed. */
export function zipcodeShards() {
  return {
    name: 'zipcode-shards',
    generateBundle() {
      for (const [fileName, cities] of shards())
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(cities) });
    },
    configureServer(server) {
      const files = shards();
      server.middlewares.use((request, response, next) => {
        const cities = files.get((request.url ?? '').slice(1));
        if (!cities) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(cities));
      });
    },
  };
}
