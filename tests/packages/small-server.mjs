import { createServer } from 'node:http';

/**
 * A minimal third-party server in one file: banners and one refusal, with provider states. Its database is a variable.
 */
let banners = [];

const STATES = {
  'no banners exist': () => (banners = []),
  'desktop and mobile banners exist': () =>
    (banners = [{ imageurl: '/wide.svg', link: '/store', title: 'Autumn' }]),
};

const bodyOf = async (request) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
};

async function enterState(request) {
  const enter = STATES[(await bodyOf(request)).state];
  if (!enter) return [404, { message: 'I do not know this state yet' }];
  enter();
  return [200, {}];
}

async function answer(request) {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname === '/_provider-states') return enterState(request);
  // The bug that step 4 of the walk-through finds: banners for narrow screens are missing.
  const mobile = process.env.NARROW_FORGOTTEN ? undefined : banners;
  if (pathname === '/connect/index/banners') return [200, { code: 1, desktop: banners, mobile }];
  if (pathname === '/connect/index/product') return [200, { code: -1 }];
  return [404, { code: -1, message: 'No such call' }];
}

createServer(async (request, response) => {
  const [status, body] = await answer(request);
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}).listen(0, '127.0.0.1', function () {
  console.log(`http://127.0.0.1:${this.address().port}`);
});
