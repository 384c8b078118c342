/** The line round a group of cards: the outline of a union of rectangles with rounded corners, as an SVG path. */

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Point = readonly [number, number];

export function outline(rectangles: Rectangle[], radius: number): string {
  return corners(rectangles)
    .map((loop) => rounded(loop, radius))
    .join('');
}

/** The corners of every closed line of the outline, the inside always to the right. */
function corners(rectangles: Rectangle[]): Point[][] {
  const xs = sorted(rectangles.flatMap(({ left, right }) => [left, right]));
  const ys = sorted(rectangles.flatMap(({ top, bottom }) => [top, bottom]));
  const inside = (column: number, row: number): boolean => {
    const [left, right, top, bottom] = [xs[column], xs[column + 1], ys[row], ys[row + 1]];
    if (left === undefined || right === undefined || top === undefined || bottom === undefined) return false;
    return rectangles.some(
      (each) => each.left <= left && each.right >= right && each.top <= top && each.bottom >= bottom,
    );
  };
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => edges.set(String(from), [...(edges.get(String(from)) ?? []), to]);
  for (let row = 0; row < ys.length - 1; row += 1) {
    for (let column = 0; column < xs.length - 1; column += 1) {
      if (!inside(column, row)) continue;
      const [left, right, top, bottom] = [xs[column]!, xs[column + 1]!, ys[row]!, ys[row + 1]!];
      if (!inside(column, row - 1)) add([left, top], [right, top]);
      if (!inside(column + 1, row)) add([right, top], [right, bottom]);
      if (!inside(column, row + 1)) add([right, bottom], [left, bottom]);
      if (!inside(column - 1, row)) add([left, bottom], [left, top]);
    }
  }
  const loops: Point[][] = [];
  for (let start = edges.keys().next().value; start !== undefined; start = edges.keys().next().value) {
    loops.push(straightened(loopFrom(edges, start)));
  }
  return loops;
}

function loopFrom(edges: Map<string, Point[]>, start: string): Point[] {
  const loop: Point[] = [];
  let at = start;
  let before: Point | undefined;
  do {
    const here = at.split(',').map(Number) as unknown as Point;
    const ways = edges.get(at)!;
    const turn = ways.length > 1 && before !== undefined ? sharpest(before, here, ways) : 0;
    const [to] = ways.splice(turn, 1) as [Point];
    if (ways.length === 0) edges.delete(at);
    loop.push(here);
    before = here;
    at = String(to);
  } while (at !== start);
  return loop;
}

/** Where two corners touch, the line turns right and stays with its own side. */
function sharpest(before: Point, here: Point, ways: Point[]): number {
  const right = (to: Point) => (here[0] - before[0]) * (to[1] - here[1]) - (here[1] - before[1]) * (to[0] - here[0]);
  return right(ways[0]!) >= right(ways[1]!) ? 0 : 1;
}

function straightened(loop: Point[]): Point[] {
  return loop.filter((here, index) => {
    const before = loop.at(index - 1)!;
    const after = loop[(index + 1) % loop.length]!;
    return !((before[0] === here[0] && here[0] === after[0]) || (before[1] === here[1] && here[1] === after[1]));
  });
}

function rounded(loop: Point[], radius: number): string {
  const steps = loop.map((here, index) => {
    const before = loop.at(index - 1)!;
    const after = loop[(index + 1) % loop.length]!;
    const reach = Math.min(radius, distance(before, here) / 2, distance(here, after) / 2);
    return `${index === 0 ? 'M' : 'L'}${towards(here, before, reach)}Q${here[0]} ${here[1]} ${towards(here, after, reach)}`;
  });
  return `${steps.join('')}Z`;
}

function towards(from: Point, to: Point, reach: number): string {
  const part = reach / distance(from, to);
  return `${round(from[0] + (to[0] - from[0]) * part)} ${round(from[1] + (to[1] - from[1]) * part)}`;
}

function distance(a: Point, b: Point): number {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
}

function sorted(values: number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
