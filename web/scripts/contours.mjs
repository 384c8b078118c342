// Writes src/style/contours.svg: the depth contours of a sea floor that never was, cut out of a few smooth hills and troughs.
// Run `node scripts/contours.mjs` after a change; the outcome is committed.
import { writeFileSync } from 'node:fs';

const [width, height, cell] = [1600, 1000, 20];
const levels = [-0.9, -0.62, -0.36, -0.12, 0.1, 0.3, 0.52, 0.78];

// Middle, radii and height of each hill.
const hills = [
  [250, 260, 360, 240, 1.0],
  [1220, 180, 420, 230, -0.95],
  [760, 620, 340, 260, 0.75],
  [1420, 760, 330, 280, 0.95],
  [180, 860, 380, 260, -0.9],
  [620, 90, 260, 180, -0.5],
  [980, 960, 300, 190, -0.7],
  [1000, 400, 240, 170, 0.35],
];

function depth(x, y) {
  let sum = 0.1 * Math.sin(x / 190 + y / 260) + 0.08 * Math.sin(x / 110 - y / 170);
  for (const [hx, hy, rx, ry, h] of hills) sum += h * Math.exp(-(((x - hx) / rx) ** 2) - ((y - hy) / ry) ** 2);
  return sum;
}

// Marching squares: in every cell the level enters through one edge and leaves through another.
function segments(level) {
  const found = [];
  const cross = (x1, y1, d1, x2, y2, d2) => {
    const t = (level - d1) / (d2 - d1);
    return [x1 + t * (x2 - x1), y1 + t * (y2 - y1)];
  };
  for (let y = -cell; y < height + cell; y += cell) {
    for (let x = -cell; x < width + cell; x += cell) {
      const corners = [
        [x, y],
        [x + cell, y],
        [x + cell, y + cell],
        [x, y + cell],
      ];
      const depths = corners.map(([cx, cy]) => depth(cx, cy));
      const points = [];
      for (let i = 0; i < 4; i += 1) {
        const j = (i + 1) % 4;
        if (depths[i] < level !== depths[j] < level)
          points.push(cross(...corners[i], depths[i], ...corners[j], depths[j]));
      }
      for (let i = 0; i + 1 < points.length; i += 2) found.push([points[i], points[i + 1]]);
    }
  }
  return found;
}

const name = ([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`;

// Joins segments that share an end into lines.
function lines(found) {
  const ends = new Map();
  found.forEach((segment) =>
    segment.forEach((point) => ends.set(name(point), [...(ends.get(name(point)) ?? []), segment])),
  );
  const used = new Set();
  const walk = (line) => {
    for (;;) {
      const tip = line.at(-1);
      const next = (ends.get(name(tip)) ?? []).find((segment) => !used.has(segment));
      if (!next) return line;
      used.add(next);
      line.push(name(next[0]) === name(tip) ? next[1] : next[0]);
    }
  };
  const joined = [];
  for (const segment of found) {
    if (used.has(segment)) continue;
    used.add(segment);
    const line = walk([...segment]);
    joined.push(walk(line.reverse()));
  }
  return joined.filter((line) => line.length > 6);
}

function smooth(line) {
  const thin = line.filter((_, i) => i % 2 === 0 || i === line.length - 1);
  const at = ([x, y]) => `${Math.round(x)} ${Math.round(y)}`;
  let path = `M${at(thin[0])}`;
  for (let i = 1; i < thin.length - 1; i += 1) {
    const middle = [(thin[i][0] + thin[i + 1][0]) / 2, (thin[i][1] + thin[i + 1][1]) / 2];
    path += `Q${at(thin[i])} ${at(middle)}`;
  }
  return `${path}L${at(thin.at(-1))}`;
}

const paths = levels.map((level) => lines(segments(level)).map(smooth).join('')).join('');
writeFileSync(
  new URL('../src/style/contours.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><path fill="none" stroke="#000" vector-effect="non-scaling-stroke" d="${paths}"/></svg>\n`,
);
