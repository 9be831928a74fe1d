import { parseWebsite } from './website';

describe('the website of a vendor', () => {
  it.each([
    ['https://hudson-cellars.example', 'https://hudson-cellars.example/', 'hudson-cellars.example'],
    ['http://www.petal.example/shop/', 'http://www.petal.example/shop/', 'petal.example/shop'],
    [' petal.example ', 'https://petal.example/', 'petal.example'],
  ])('%j leads to %s and reads %s [VEND-08]', (text, href, label) => {
    expect(parseWebsite(text)).toEqual({ href, label });
  });

  it.each([
    '',
    '   ',
    'N/A',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'ftp://petal.example',
    'mailto:me@petal.example',
    'https://bank.example@evil.example',
    'https://',
    '<b>our site</b>',
  ])('is not linked to when it is %j', (text) => {
    expect(parseWebsite(text)).toBeNull();
  });
});
