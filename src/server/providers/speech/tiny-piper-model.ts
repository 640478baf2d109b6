/**
 * For tests: an ONNX model with a Piper voice's inputs and output, made by hand (onnx.proto: ModelProto). It hums: each
 * phoneme is `4 × length scale` periods pairs at 110 Hz × (1 + speaker), louder for higher phoneme numbers.
 */
const tinyRate = 22_050;
/** Samples of two periods at 110 Hz: what one phoneme lasts at length scale 0.25. */
export const tinySamples = 401;

export function tinyPiperModel(how: { readonly speakers: 1 | 2 }): Uint8Array {
  const two = how.speakers === 2;
  const angle = Array.from({ length: tinySamples }, (_, at) => (2 * Math.PI * 2 * at) / tinySamples);
  const graph = [
    node('Cast', ['input'], 'ids', [intAttribute('to', 1)]),
    node('Unsqueeze', ['ids', 'axis2'], 'column'),
    node('Mul', ['column', 'gain'], 'loudness'),
    ...(two
      ? [
          node('Cast', ['sid'], 'speaker', [intAttribute('to', 1)]),
          node('Add', ['speaker', 'one'], 'octave'),
          node('Mul', ['angle', 'octave'], 'turned'),
        ]
      : [node('Identity', ['angle'], 'turned')]),
    node('Sin', ['turned'], 'wave'),
    node('Mul', ['loudness', 'wave'], 'phonemes'),
    node('Gather', ['scales', 'second'], 'length'),
    node('Mul', ['length', 'four'], 'exact'),
    node('Round', ['exact'], 'whole'),
    node('Cast', ['whole'], 'times', [intAttribute('to', 7)]),
    node('Concat', ['ones', 'times'], 'repeats', [intAttribute('axis', 0)]),
    node('Tile', ['phonemes', 'repeats'], 'long'),
    node('Reshape', ['long', 'flat'], 'output'),
  ];
  const constants = [
    ints('axis2', { dimensions: [1], numbers: [2] }),
    floats('gain', { dimensions: [], numbers: [0.002] }),
    floats('angle', { dimensions: [1, 1, tinySamples], numbers: angle }),
    ints('second', { dimensions: [1], numbers: [1] }),
    floats('four', { dimensions: [1], numbers: [4] }),
    ints('ones', { dimensions: [2], numbers: [1, 1] }),
    ints('flat', { dimensions: [4], numbers: [1, 1, 1, -1] }),
    ...(two ? [floats('one', { dimensions: [1], numbers: [1] })] : []),
  ];
  return message(
    field(1, 8),
    field(8, message(field(1, ''), field(2, 13))),
    field(
      7,
      message(
        ...graph.map((entry) => field(1, entry)),
        field(2, 'tiny'),
        ...constants.map((entry) => field(5, entry)),
        field(11, value('input', { type: 7, dimensions: [1, 'n'] })),
        field(11, value('input_lengths', { type: 7, dimensions: [1] })),
        field(11, value('scales', { type: 1, dimensions: [3] })),
        ...(two ? [field(11, value('sid', { type: 7, dimensions: [1] }))] : []),
        field(12, value('output', { type: 1, dimensions: [1, 1, 1, 'm'] })),
      ),
    ),
  );
}

/** The description that lies beside it, with every phoneme of espeak's Norwegian as a number from 3. */
export function tinyPiperConfig(how: { readonly speakers: 1 | 2 }): string {
  const phonemes = [...' abcdefghijklmnoprstuvyæøåçŋœɑɔəɛɡɪɾʃʂʉʊˈˌː.,?!;:'];
  return JSON.stringify({
    audio: { sample_rate: tinyRate },
    espeak: { voice: 'nb' },
    inference: { noise_scale: 0.667, length_scale: 1, noise_w: 0.8 },
    num_speakers: how.speakers,
    phoneme_id_map: Object.fromEntries([
      ...['_', '^', '$'].map((mark, at) => [mark, [at]]),
      ...phonemes.map((phoneme, at) => [phoneme, [at + 3]]),
    ]),
  });
}

// The few forms of the protobuf wire format that ONNX needs: varint (0), length-delimited (2).

function field(number: number, content: number | string | Uint8Array): Uint8Array {
  if (typeof content === 'number') return join(varint(number << 3), varint(content));
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return join(varint((number << 3) | 2), varint(bytes.length), bytes);
}

function message(...fields: readonly Uint8Array[]): Uint8Array {
  return join(...fields);
}

function node(
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: readonly Uint8Array[] = [],
): Uint8Array {
  return message(
    ...inputs.map((input) => field(1, input)),
    field(2, output),
    field(4, operator),
    ...attributes.map((attribute) => field(5, attribute)),
  );
}

function intAttribute(name: string, number: number): Uint8Array {
  return message(field(1, name), field(3, number), field(20, 2));
}

function floats(
  name: string,
  { dimensions, numbers }: { readonly dimensions: readonly number[]; readonly numbers: readonly number[] },
): Uint8Array {
  return tensor({ name, dimensions, type: 1, raw: new Uint8Array(Float32Array.from(numbers).buffer) });
}

function ints(
  name: string,
  { dimensions, numbers }: { readonly dimensions: readonly number[]; readonly numbers: readonly number[] },
): Uint8Array {
  return tensor({
    name,
    dimensions,
    type: 7,
    raw: new Uint8Array(BigInt64Array.from(numbers, BigInt).buffer),
  });
}

function tensor(of: {
  readonly name: string;
  readonly dimensions: readonly number[];
  readonly type: number;
  readonly raw: Uint8Array;
}): Uint8Array {
  return message(
    ...of.dimensions.map((size) => field(1, size)),
    field(2, of.type),
    field(8, of.name),
    field(9, of.raw),
  );
}

function value(
  name: string,
  { type, dimensions }: { readonly type: number; readonly dimensions: readonly (number | string)[] },
): Uint8Array {
  const shape = message(
    ...dimensions.map((size) => field(1, typeof size === 'number' ? field(1, size) : field(2, size))),
  );
  return message(field(1, name), field(2, field(1, message(field(1, type), field(2, shape)))));
}

function varint(number: number): Uint8Array {
  const bytes: number[] = [];
  let rest = number;
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
    rest >>>= 7;
  } while (rest > 0);
  return Uint8Array.from(bytes);
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts));
}
