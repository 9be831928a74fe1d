export { exampleAnswer, type ExampleAnswer, type ExampleName } from './example-answer';
export { FakeShop, type Asked } from './fake-shop';
