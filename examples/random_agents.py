"""A random agent in each interface: python examples/random_agents.py [pettingzoo|gymnasium|vector|openspiel].

Each function plays until a game is over, and returns what the British got.
"""

import random
import sys

import numpy as np


def pettingzoo(turn_limit: int = 400) -> float:
    """Two agents that act in turn."""
    from arpents.envs import arpents_v0  # noqa: PLC0415 - each interface needs its own packages

    env = arpents_v0.env(turn_limit=turn_limit)
    env.reset(seed=1)
    rewards = {"british": 0.0, "french": 0.0}
    for agent in env.agent_iter():
        seen, reward, ended, stopped, _ = env.last()
        rewards[agent] += reward
        env.step(None if ended or stopped else env.action_space(agent).sample(seen["action_mask"]))
    return rewards["british"]


def gymnasium(turn_limit: int = 400) -> float:
    """One side against a bot."""
    import gymnasium as gym  # noqa: PLC0415

    name = "arpents.envs.against_bot:Arpents-v0"
    env = gym.make(name, side="british", opponent="beginner", turn_limit=turn_limit)
    _, info = env.reset(seed=1)
    ended = stopped = False
    while not (ended or stopped):
        _, reward, ended, stopped, info = env.step(env.action_space.sample(info["action_mask"]))
    return float(reward)


def vector(turn_limit: int = 400) -> float:
    """Many games at once; the first that is over."""
    from arpents.envs.vector import SelfPlay  # noqa: PLC0415

    env, rng = SelfPlay(32, turn_limit=turn_limit), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    while True:
        # Of the legal steps, the one with the highest number drawn.
        steps = (info["action_mask"] * rng.random(info["action_mask"].shape)).argmax(1)
        players = info["player"]
        _, rewards, ended, stopped, info = env.step(steps)
        for game in np.flatnonzero(ended | stopped):
            return float(rewards[game] if players[game] == 0 else -rewards[game])


def openspiel(turn_limit: int = 400) -> float:
    """Both sides and chance, in one tree."""
    import pyspiel  # noqa: PLC0415

    import arpents.envs.open_spiel_game  # noqa: F401, PLC0415 - registers the game

    rng = random.Random(1)
    state = pyspiel.load_game(f"python_arpents(turn_limit={turn_limit})").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(cards, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return float(state.returns()[0])


INTERFACES = {one.__name__: one for one in (pettingzoo, gymnasium, vector, openspiel)}

if __name__ == "__main__":
    for name in sys.argv[1:] or INTERFACES:
        print(f"{name}: the British got {INTERFACES[name]():+.0f}")
