import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser, From, type Instruction, ModifiableInstruction } from 'dockerfile-ast';

export const ROOT = join(import.meta.dirname, '../../..');

export interface Step {
  keyword: string;
  /** Everything after the keyword and its flags. */
  text: string;
  words: string[];
  /** From a flag such as `--from=build`. */
  flags: Record<string, string>;
}

export interface Stage {
  name: string;
  /** Another stage's name, or an image. */
  base: string;
  steps: Step[];
}

export const readContainerfile = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The stages of a Containerfile in order; one without a name is identified by its number. */
export function stagesOf(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction instanceof From) stages.push(stageOf(instruction, stages.length));
    else stages.at(-1)?.steps.push(stepOf(instruction));
  }
  return stages;
}

const stageOf = (from: From, index: number): Stage => ({
  name: from.getBuildStage() ?? String(index),
  base: from.getImage() ?? '',
  steps: [],
});

function stepOf(instruction: Instruction): Step {
  const flags = instruction instanceof ModifiableInstruction ? instruction.getFlags() : [];
  return {
    keyword: instruction.getKeyword(),
    text: instruction.getArgumentsContent() ?? '',
    words: instruction.getArguments().map((argument) => argument.getValue()),
    flags: Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
  };
}

/** The program and its arguments of a CMD, an ENTRYPOINT or a HEALTHCHECK, which need no shell. */
export const argumentsOf = ({ text }: Step): string[] => JSON.parse(text.replace(/^CMD /, '')) as string[];

/** The steps of a stage and of the stages that it is made from, the first ones first. */
export function stepsUpTo(stages: readonly Stage[], name: string): Step[] {
  const stage = stages.find((each) => each.name === name);
  return stage ? [...stepsUpTo(stages, stage.base), ...stage.steps] : [];
}
