"""Pending steps: what lies on top is done first, copies share what lies below and never feel each other."""

from __future__ import annotations

from hlubina.core.steps import Stack, Step


def seats(stack: Stack) -> list[int]:
    return [step.seat for step in stack.steps()]


def stack_of(*numbers: int) -> Stack:
    return Stack([Step(number) for number in numbers])


def twin_of(stack: Stack) -> Stack:
    twin = Stack([])
    stack.share(twin)
    return twin


def test_the_last_step_pushed_is_done_first() -> None:
    stack = stack_of(0, 1)
    stack.push(Step(2))
    assert seats(stack) == [0, 1, 2]
    assert [stack.pop().seat, stack.pop().seat] == [2, 1]
    assert stack.is_at_bottom()
    assert not stack.is_empty()
    stack.drop()
    assert stack.is_empty()


def test_a_copy_goes_its_own_way() -> None:
    stack = stack_of(0, 1, 2)
    twin = twin_of(stack)
    twin.drop()
    twin.push(Step(7))
    stack.push(Step(3))
    assert seats(stack) == [0, 1, 2, 3]
    assert seats(twin) == [0, 1, 7]


def test_a_step_is_taken_out_from_beneath_others() -> None:
    stack = stack_of(0, 1, 2, 3)
    twin = twin_of(stack)
    stack.remove(stack.steps()[1])
    assert seats(stack) == [0, 2, 3]
    assert seats(twin) == [0, 1, 2, 3]


def test_cutting_leaves_the_steps_at_the_bottom() -> None:
    stack = stack_of(0, 1, 2)
    stack.cut(5)
    assert seats(stack) == [0, 1, 2]
    stack.cut(1)
    assert seats(stack) == [0]
