// Engraved rosettes as a rose engine turns them: waves run round the centre in two bands, each a little out of step with the
// one before, and weave. The outer band swells as often as the house has lobes. Drawn once for every number of lobes.

const drawn = new Map<number, string>();

/** Path of the rosette in a box of 1000 with its centre in the middle. */
export function rosette(lobes: number): string {
  let path = drawn.get(lobes);
  if (!path) drawn.set(lobes, (path = weave(lobes)));
  return path;
}

const strands = 5;

function weave(lobes: number): string {
  const fine = lobes * Math.max(2, Math.round(15 / lobes));
  let path = '';
  for (let strand = 0; strand < strands; strand += 1) {
    const step = (strand / strands) * 2 * Math.PI;
    path += ring(fine * 8, (angle) => 398 + 58 * Math.cos(fine * angle + step) + 40 * Math.cos(lobes * angle));
    path += ring(lobes * 12, (angle) => 232 + 104 * Math.cos(lobes * angle + step));
  }
  return path;
}

/** A closed smooth line at the radius given for each angle, the first one straight up. */
function ring(points: number, radius: (angle: number) => number): string {
  const at = Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * 2 * Math.PI;
    return [500 + radius(angle) * Math.sin(angle), 500 - radius(angle) * Math.cos(angle)] as const;
  });
  let path = '';
  at.forEach(([x, y], i) => {
    const [nextX, nextY] = at[(i + 1) % points]!;
    const middle = `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
    path += i ? `Q${Math.round(x)} ${Math.round(y)} ${middle}` : `M${middle}`;
  });
  const [x, y] = at[0]!;
  return `${path}Q${Math.round(x)} ${Math.round(y)} ${path.slice(1, path.indexOf('Q'))}`;
}
