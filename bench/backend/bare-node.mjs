import { createServer } from 'node:http';
import { Pool } from 'pg';
import { LIST_PRODUCTS, ONE_PRODUCT } from './one-query.mjs';

/** Node's HTTP server with one query per request: the baseline for the backend on PostgreSQL. Needs DATABASE_URL. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const numbersIn = (list) => list.split(',').map(Number);

const routes = {
  '/connect/index/category': async (query) => {
    const values = [query.get('catid'), numbersIn(query.get('loc_id')), query.get('limit')];
    return { code: 1, products: (await pool.query({ ...LIST_PRODUCTS, values })).rows };
  },
  '/connect/index/product': async (query) => {
    const values = [query.get('prodid'), numbersIn(query.get('loc_id'))];
    return { code: 1, ...(await pool.query({ ...ONE_PRODUCT, values })).rows[0] };
  },
};

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const send = (status, body) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  };
  routes[pathname](searchParams).then(
    (answer) => send(200, JSON.stringify(answer)),
    (error) => send(500, JSON.stringify({ detail: error.message })),
  );
});
server.listen(0, '127.0.0.1', () => console.log(`listening on http://127.0.0.1:${server.address().port}`));
