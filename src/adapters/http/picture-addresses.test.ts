import { withPictureAddresses } from './picture-addresses';

const at = (data: unknown) => withPictureAddresses(data, 'https://backend.example');

it('makes the address of every picture in an answer absolute, in each of its forms [X-109]', () => {
  expect(
    at({
      data: [
        { image: '/media/a.svg' },
        { image: { small_image: '/media/b.svg' } },
        {
          image: [{ base_image: '/media/c.svg', additional_images: [{ additional_image: '/media/d.svg' }] }],
        },
        { images: ['/media/e.svg'], vendor_image_url: '/media/f.svg' },
      ],
    }),
  ).toEqual({
    data: [
      { image: 'https://backend.example/media/a.svg' },
      { image: { small_image: 'https://backend.example/media/b.svg' } },
      {
        image: [
          {
            base_image: 'https://backend.example/media/c.svg',
            additional_images: [{ additional_image: 'https://backend.example/media/d.svg' }],
          },
        ],
      },
      {
        images: ['https://backend.example/media/e.svg'],
        vendor_image_url: 'https://backend.example/media/f.svg',
      },
    ],
  });
});

it.each([
  { image: 'https://pictures.example/a.jpg' },
  { image: '//pictures.example/a.jpg' },
  { image: '' },
  { image: null },
  { image: 3 },
  { link: '/store/101', url: '/store', name: '/media' },
])('leaves %j as it is', (data) => {
  expect(at(data)).toEqual(data);
});
