export { exampleAnswer, type ExampleAnswer, type ExampleName } from './example-answer';
export { FakeShop, type ReceivedRequest } from './fake-shop';
